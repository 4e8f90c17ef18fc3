/** What the person who started the school reads last: where to open it, how to stop it. */
export function greeting({ address, publicUrl }: { address: string; publicUrl: string | undefined }): string {
  const opened = publicUrl === undefined ? address : `${publicUrl} (на этом компьютере ${address})`
  return `\n  Шанырак открыт: ${opened}\n  Остановить: Ctrl+C\n`
}
