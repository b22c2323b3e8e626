export interface FigureFormat {
  decimals: number;
  /** With thousands separators; not before a scale such as 万. */
  grouped: boolean;
}

/** All languages of the site use the same digits. */
export function formatFigure(value: number, { decimals, grouped }: FigureFormat): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped,
  });
}
