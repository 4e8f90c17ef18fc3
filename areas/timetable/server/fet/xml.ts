import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Why a file can't be read, as a sentence for the person who chose it. */
export class UnreadableFile extends Error {}

export const maxBytes = 32_000_000

function decode(bytes: Uint8Array): string {
  if (bytes.byteLength > maxBytes) throw new UnreadableFile(`Файл больше ${maxBytes / 1_000_000} МБ`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new UnreadableFile('Файл не в кодировке UTF-8', { cause: error })
  }
}

/** Whether the text begins with an element that it does not close at its end. */
function breaksOff(text: string): boolean {
  const root = /<([A-Za-z_][\w.-]*)/.exec(text)?.[1]
  return root !== undefined && !text.trimEnd().endsWith(`</${root}>`)
}

function notXml(text: string, line: number): UnreadableFile {
  return breaksOff(text)
    ? new UnreadableFile('Файл обрывается: он скопирован или сохранён не до конца. Возьмите его из FET ещё раз')
    : new UnreadableFile(`Файл не разобран как XML, ошибка в строке ${line}`)
}

/**
 * The elements of an XML file as nested objects of strings; elements at the dotted paths of `lists` are always arrays.
 * A file with its own document type is refused: entities declared there are how a small file grows to fill the memory.
 * @throws UnreadableFile
 */
export function parseXml(bytes: Uint8Array, lists: ReadonlySet<string>): unknown {
  const text = decode(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableFile('Файл с описанием типа документа (DOCTYPE) не принимается')
  const verdict = XMLValidator.validate(text)
  if (verdict !== true) throw notXml(text, verdict.err.line ?? 1)
  const parser = new XMLParser({
    ignoreAttributes: true,
    ignoreDeclaration: true,
    parseTagValue: false,
    maxNestedTags: 20,
    isArray: (_, path) => lists.has(String(path)),
  })
  try {
    return parser.parse(text)
  } catch (error) {
    throw new UnreadableFile('Файл не разобран как XML', { cause: error })
  }
}
