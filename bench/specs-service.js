// @ts-check
/** A content service (docs/external-apis.md) with as many specifications as a large broker has. */
import { once } from 'node:events';
import { createServer } from 'node:http';

export const rowCount = 7000;
const pageSize = 100;

const conditionsOfClasses = [
  {
    products: ['Forex', 'Standard'],
    contractSize: '100,000',
    leverage: '1:500',
    tradingHours: 'Mon 00:05 – Fri 23:55',
    dailyBreakTime: '23:55–00:05',
  },
  {
    products: ['Stocks', 'Standard'],
    contractSize: '1 share',
    leverage: '1:20',
    tradingHours: 'Mon–Fri 16:30–23:00',
    dailyBreakTime: 'N/A',
  },
  {
    products: ['Crypto', 'Standard'],
    contractSize: '1 coin',
    leverage: '1:5',
    tradingHours: '24/7',
    dailyBreakTime: 'Sat 00:00–00:30',
  },
  {
    products: ['Indices', 'Standard'],
    contractSize: '1 × index',
    leverage: '1:200',
    tradingHours: 'Mon 01:00 – Fri 24:00',
    dailyBreakTime: '23:15–23:30, 00:00–01:00',
  },
];
const knownSymbols = ['EURUSD', 'XAUUSD', 'BTCUSD', 'AAPL', 'US30', 'USOIL', 'GOLD.f', '0700.HK'];

/** A symbol like those of stock exchanges, different for each number. @param {number} number */
export function symbolOf(number) {
  let [rest, letters] = [(number * 7919) % 456_976, ''];
  for (let position = 0; position < 4; position++, rest = Math.floor(rest / 26))
    letters += String.fromCharCode(65 + (rest % 26));
  return `${letters}.${['US', 'DE', 'L', 'HK'][number % 4]}`;
}

const rows = Array.from({ length: rowCount }, (_, index) => ({
  id: index + 1,
  symbol: knownSymbols[index] ?? symbolOf(index),
  futureExpiryDate: 'N/A',
  ...conditionsOfClasses[index % conditionsOfClasses.length],
}));

/** @returns {Promise<{ origin: string, stop: () => void }>} */
export async function startSpecsService() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.invalid');
    const list = pathname.endsWith('-account-specs') ? rows : [];
    const page = Number(searchParams.get('pagination[page]') ?? 1);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        data: list.slice((page - 1) * pageSize, page * pageSize),
        meta: {
          pagination: {
            page,
            pageSize,
            pageCount: Math.max(1, Math.ceil(list.length / pageSize)),
            total: list.length,
          },
        },
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
