import type { CellKind } from './book-sheet.ts'
import type { ZippedFile } from './zip.ts'

const office = 'http://schemas.openxmlformats.org'
const ofMain = `xmlns="${office}/spreadsheetml/2006/main"`
const ofRelations = `${office}/officeDocument/2006/relationships`
const ofType = (type: string) => `application/vnd.openxmlformats-${type}+xml`

/** A part of a book as the format has it. */
export const xml = (root: string, attributes: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${root} ${attributes}>${inside}</${root}>`
export const mainXml = (root: string, inside: string): string => xml(root, ofMain, inside)

/** What a text may not hold as it is: signs of XML, and those that XML cannot say, which the format writes by their number. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unsafe = /[&<>"\r\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const byNumber = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
export const escaped = (text: string): string => text.replaceAll(unsafe, (sign) => named[sign] ?? byNumber(sign))

/** Places of looks among `cellXfs`. A cell of the format «text» stays one when it is edited, whatever sign it begins with: `=1+1` is no formula. */
export const looks: Readonly<Record<CellKind | 'bold', number>> = {
  number: 0,
  mark: 0,
  bold: 1,
  text: 2,
  date: 3,
  moment: 4,
}
const look = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`
const styles = mainXml(
  'styleSheet',
  `<numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm:ss"/></numFmts>
<fonts count="2">${font('')}${font('<b/>')}</fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5">${look(0)}${look(0, 1)}${look(49)}${look(164)}${look(165)}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`,
)

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  xml(
    'Relationships',
    `xmlns="${office}/package/2006/relationships"`,
    targets
      .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
      .join(''),
  )
const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`

/** All files of a book. @param sheets each as `sheetXml` writes it @param strings what their texts are by number */
export function bookParts(
  title: string,
  sheets: readonly { name: string; xml: string }[],
  strings: string,
): ZippedFile[] {
  const ofBook = (part: string) => ofType(`officedocument.spreadsheetml.${part}`)
  const parts = [
    ['xl/workbook.xml', ofBook('sheet.main')],
    ...sheets.map((_, index) => [`xl/${sheetPath(index)}`, ofBook('worksheet')]),
    ['xl/styles.xml', ofBook('styles')],
    ['xl/sharedStrings.xml', ofBook('sharedStrings')],
    ['docProps/core.xml', ofType('package.core-properties')],
  ]
  const types = parts.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('')
  const names = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const meta = `${office}/package/2006/metadata/core-properties`
  return [
    {
      name: '[Content_Types].xml',
      text: xml(
        'Types',
        `xmlns="${office}/package/2006/content-types"`,
        `<Default Extension="rels" ContentType="${ofType('package.relationships')}"/>${types}`,
      ),
    },
    {
      name: '_rels/.rels',
      text: relations([
        [`${ofRelations}/officeDocument`, 'xl/workbook.xml'],
        [`${office}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    },
    {
      name: 'docProps/core.xml',
      text: xml(
        'cp:coreProperties',
        `xmlns:cp="${meta}" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
        `<dc:title>${escaped(title)}</dc:title>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      text: xml('workbook', `${ofMain} xmlns:r="${ofRelations}"`, `<sheets>${names.join('')}</sheets>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ...sheets.map((_, index) => [`${ofRelations}/worksheet`, sheetPath(index)] as const),
        [`${ofRelations}/styles`, 'styles.xml'],
        [`${ofRelations}/sharedStrings`, 'sharedStrings.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/sharedStrings.xml', text: strings },
    ...sheets.map(({ xml: text }, index) => ({ name: `xl/${sheetPath(index)}`, text })),
  ]
}
