/** One line of progress with the seconds since the process began. */
export function printLine(line: string): void {
  console.log(`[${process.uptime().toFixed(1)} с] ${line}`)
}
