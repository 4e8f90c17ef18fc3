/** Why the program can't start or go on, in words for the person who started it; shown without a stack. */
export class StartRefusal extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartRefusal'
  }
}

const byCode: Record<string, (where: string) => string> = {
  ENOSPC: (where) => `На диске нет места${where}. Освободите место и запустите снова.`,
  EDQUOT: (where) => `Исчерпана дисковая квота${where}. Освободите место и запустите снова.`,
  EROFS: (where) => `Диск доступен только для чтения${where}. Укажите в DATA_DIR папку, в которую можно писать.`,
  EACCES: (where) => `Нет прав на папку или файл${where}. Исправьте права или укажите другую папку в DATA_DIR.`,
  EPERM: (where) => `Операция не разрешена${where}. Исправьте права или укажите другую папку в DATA_DIR.`,
  ENOTDIR: (where) => `Здесь ожидалась папка, а лежит файл${where}. Укажите другую папку в DATA_DIR.`,
}

/** Turns an error of the operating system into a refusal; others are returned as they are. */
export function inWords(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  const sentence = code === undefined ? undefined : byCode[code]
  const place = dest ?? path
  return sentence ? new StartRefusal(sentence(place === undefined ? '' : `: ${place}`)) : error
}
