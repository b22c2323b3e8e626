import { expect, test } from 'vitest';
import { checkCell } from './cell-format.ts';
import { specColumns, type ColumnName } from './instrument-spec.ts';

const column = (name: ColumnName) => specColumns.find((candidate) => candidate.name === name)!;

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
