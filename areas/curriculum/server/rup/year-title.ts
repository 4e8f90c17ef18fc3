/** «2026–2027». */
export const yearTitle = ({ start, end }: { start: string; end: string }): string =>
  `${start.slice(0, 4)}–${end.slice(0, 4)}`
