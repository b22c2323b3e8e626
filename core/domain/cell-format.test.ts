import { expect, test } from 'vitest';
import { checkCell } from './cell-format.ts';
import { specColumns, type ColumnName } from './instrument-spec.ts';

const column = (name: ColumnName) => specColumns.find((candidate) => candidate.name === name)!;

test.each<[ColumnName, string[]]>([
  ['symbol', ['EURUSD', 'US500', '#AAPL']],
  ['contractSize', ['100,000', '5,000 oz', '1 × index']],
  ['leverage', ['1:1', '1:500', '1:99999']],
  ['swapLongUsd', ['', '-7.6', '0', '3.1']],
  [
    'tradingHours',
    ['24/7', 'Mon 00:05 – Fri 24:00', 'Mon–Fri 16:30–23:00', 'Sun 23:00 – Fri 22:00'],
  ],
  ['dailyBreakTime', ['', 'N/A', '23:55–00:05', 'Sat 00:00–00:30', '23:15–23:30, 00:00–01:00']],
  ['futureExpiryDate', ['', 'N/A', '2026-12-18', 'Third Friday of Mar, Jun, Sep, Dec']],
])('%s may contain %j', (name, texts) => {
  expect(texts.map((text) => checkCell(column(name), text))).toEqual(texts.map(() => undefined));
});

test.each<[ColumnName, string, object]>([
  ['symbol', '', { kind: 'empty' }],
  ['symbol', 'EUR USD', { kind: 'notOneWord', value: 'EUR USD' }],
  ['symbol', 'X'.repeat(41), { kind: 'tooLong', max: 40 }],
  ['contractSize', 'one', { kind: 'notAnAmount', value: 'one' }],
  ['contractSize', '1\noz', { kind: 'controlCharacter' }],
  ['contractSize', '-1 oz', { kind: 'notAnAmount' }],
  ['leverage', '1:0', { kind: 'notARatio', value: '1:0' }],
  ['leverage', '9:20:00', { kind: 'notARatio', value: '9:20:00' }],
  ['tradingHours', 'Mon 01:00 - Fri 24:00', { kind: 'notHours' }],
  ['tradingHours', 'Mon 01:00 – Fry 24:00', { kind: 'notHours' }],
  ['dailyBreakTime', '23:00–24:30', { kind: 'notBreaks' }],
  ['futureExpiryDate', 'x'.repeat(201), { kind: 'tooLong', max: 200 }],
])('%s may not contain %j', (name, text, problem) => {
  expect(checkCell(column(name), text)).toMatchObject(problem);
});
