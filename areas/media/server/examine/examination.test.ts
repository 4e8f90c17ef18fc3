import { deflateSync } from 'node:zlib'
import { strToU8, zipSync, type Zippable } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { allUploadTypes, uploadPurpose, type UploadType } from '#platform/contract/upload-purpose.ts'
import { examine } from './examination.ts'

const purposeOf = (types: readonly UploadType[]) => uploadPurpose({ key: 'test', types, maxBytes: 3_000_000 })
const everything = purposeOf(allUploadTypes)
/** What is wrong with it, or its type. */
const outcome = async (bytes: Buffer | string, name = 'файл', purpose = everything) => {
  const found = await examine(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, name, purpose)
  return 'flaw' in found ? found.flaw : found.mime
}
const pdf = (objects: string) => `%PDF-1.7\n1 0 obj\n${objects}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF`
/** Objects packed as writers of PDF pack them. */
const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') => {
  const bytes = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  return pdf(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`)
}
const zip = (parts: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ) as Zippable,
    ),
  )
const types = '<Types><Override ContentType="application/vnd.openxmlformats-officedocument"/></Types>'
const docx = (parts: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': types, 'word/document.xml': '<w:document/>', ...parts })
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Id="1" Type="http://schemas/${type}" Target="${target}" TargetMode="External"/></Relationships>`

describe('PDF', () => {
  test.each([
    ['plain', pdf('<< /Type /Catalog /OpenAction [3 0 R /Fit] >>'), 'application/pdf'],
    ['with links', pdf('<< /S /URI /URI (https://school.kz) >>'), 'application/pdf'],
    ['with a script', pdf('<< /S /JavaScript /JS (app.alert) >>'), 'scripts'],
    ['with a script whose name is disguised', pdf('<< /S /J#61va#53cript >>'), 'scripts'],
    ['that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), 'scripts'],
    ['that sends what is typed', pdf('<< /S /SubmitForm /F (https://thief) >>'), 'scripts'],
    ['with a file within', pdf('<< /Type /EmbeddedFile >>'), 'embedded'],
    ['with a list of files within', pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>'), 'embedded'],
    ['locked', '%PDF-1.7\ntrailer << /Encrypt 5 0 R >>', 'encrypted'],
    ['with a packed script', packed('1 0 << /S /JavaScript >>'), 'scripts'],
    ['with a script packed as anything', packed('1 0 << /S /JavaScript >>', '/Filter /FlateDecode'), 'scripts'],
    ['with packed honest objects', packed('1 0 << /Type /Page >>'), 'application/pdf'],
    ['whose objects can’t be unpacked', pdf('<< /Type /ObjStm >>\nstream\nnot packed\nendstream'), 'damaged'],
    ['that bursts', packed('a'.repeat(70_000_000)), 'bomb'],
  ])('%s', async (_, bytes, expected) => expect(await outcome(bytes, 'a.pdf')).toBe(expected))
})

describe('office files', () => {
  const plain = 'application/octet-stream'
  test.each([
    ['plain', docx(), plain],
    [
      'with links to pages',
      docx({ 'word/_rels/document.xml.rels': relation('hyperlink', 'https://school.kz') }),
      plain,
    ],
    ['with a chart, which keeps a book', docx({ 'word/embeddings/Microsoft_Excel.xlsx': 'x' }), plain],
    ['with macros', docx({ 'word/vbaProject.bin': 'x' }), 'macros'],
    ['that says it has macros', docx({ '[Content_Types].xml': '<Types>macroEnabled.main+xml</Types>' }), 'macros'],
    ['with an object of another program', docx({ 'word/embeddings/oleObject1.bin': 'x' }), 'embedded'],
    [
      'that fetches its template',
      docx({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'https://thief/t.dotm') }),
      'external',
    ],
    ['that defines entities', docx({ 'word/_rels/a.rels': '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'external'],
    ['of OpenDocument', zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }), plain],
    [
      'of OpenDocument with macros',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/Standard/a.xml': '<x/>' }),
      'macros',
    ],
    [
      'of OpenDocument, locked',
      zip({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'META-INF/manifest.xml': '<manifest:encryption-data/>',
      }),
      'encrypted',
    ],
  ])('%s', async (_, bytes, expected) => expect(await outcome(bytes, 'a.docx')).toBe(expected))

  test('old ones are known by their names, without macros and open', async () => {
    const old = (words: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100), Buffer.from(words, 'utf16le')])
    expect(await outcome(old('WordDocument'), 'a.doc')).toBe(plain)
    expect(await outcome(old('WordDocument'), 'a.bin')).toBe('type')
    expect(await outcome(old('_VBA_PROJECT'), 'a.xls')).toBe('macros')
    expect(await outcome(old('EncryptedPackage'), 'a.docx')).toBe('encrypted')
    expect(await outcome('{\\rtf1 {\\object\\objdata 0105}}', 'a.rtf')).toBe('embedded')
  })
})

describe('archives', () => {
  test('plain ones are taken; programs, archives and bombs in them are not', async () => {
    expect(await outcome(zip({ 'a.txt': 'a', 'фото.jpg': 'b' }), 'a.zip')).toBe('application/octet-stream')
    expect(await outcome(zip({ 'игра.exe': 'a' }), 'a.zip')).toBe('program')
    expect(await outcome(zip({ 'b.zip': 'a' }), 'a.zip')).toBe('nested')
    expect(await outcome(zip({ a: new Uint8Array(310_000_000) }), 'a.zip')).toBe('bomb')
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`${index}`, '']))
    expect(await outcome(zip(many), 'a.zip')).toBe('bomb')
    expect(await outcome('PK\x03\x04 and nothing more', 'a.zip')).toBe('damaged')
  })

  test('locked ones are not', async () => {
    const bytes = zip({ 'a.txt': 'secret' })
    for (const [signature, at] of [
      ['PK\x03\x04', 6],
      ['PK\x01\x02', 8],
    ] as const)
      bytes.writeUInt16LE(1, bytes.indexOf(signature, 0, 'latin1') + at)
    expect(await outcome(bytes, 'a.zip')).toBe('encrypted')
  })
})

test('a picture loses what its camera wrote; what only bears its name is none', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a36' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer()
  const found = await examine(picture, 'a.jpg', everything)
  expect('bytes' in found && Buffer.from(found.bytes).includes('secret-place')).toBe(false)
  expect(await outcome(picture.subarray(0, 200), 'a.jpg')).toBe('unreadable_picture')
  expect(await outcome('текст', 'a.png')).toBe('not_picture')
})

test('only types of the purpose are taken, by their content and whatever they are called', async () => {
  const papers = purposeOf(['pdf', 'picture'])
  expect(await outcome(docx(), 'a.pdf', papers)).toBe('type')
  expect(await outcome('text', 'a.pdf', papers)).toBe('type')
  expect(await outcome(pdf(''), 'a.docx', papers)).toBe('application/pdf')
  expect(await outcome('MZ\x90\x00', 'a.pdf', papers)).toBe('type')
  expect(await outcome('del *.*', 'a.bat')).toBe('program')
  expect(await outcome(Buffer.alloc(0))).toBe('empty')
  expect(await outcome(Buffer.alloc(3_000_001, 'a'))).toBe('too_large')
})
