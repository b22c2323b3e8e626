/** One cell a unit: the cells of a grid are exactly what one lot of the instrument holds. */
export const grids = {
  oil: { symbol: 'USOIL', columns: 40, rows: 25 },
  gas: { symbol: 'NATGAS', columns: 125, rows: 80 },
} as const;
