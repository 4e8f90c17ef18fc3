import { expect, test } from 'vitest'
import { extensionOf, fileName } from './file-name.ts'

const plain = 'application/octet-stream'
test.each([
  ['Задание № 5.docx', plain, 'Задание № 5.docx'],
  ['../../etc/passwd', plain, 'passwd'],
  ['C:\\Users\\a\\тест.txt', plain, 'тест.txt'],
  ['a\u202Efdp.exe', plain, 'afdp.exe'],
  ['a<b>:"c|d?*.txt', plain, 'a_b___c_d__.txt'],
  ['...', plain, 'Файл'],
  ['', plain, 'Файл'],
  ['  .скрытый.  ', plain, 'скрытый'],
  ['страница\u0000\n1.pdf', 'application/pdf', 'страница 1.pdf'],
  ['снимок', 'image/jpeg', 'снимок.jpg'],
  ['снимок.JPEG', 'image/jpeg', 'снимок.JPEG'],
  ['снимок.html', 'image/png', 'снимок.html.png'],
])('%j of %s is kept as %j', (given, mime, kept) => expect(fileName(given, mime)).toBe(kept))

test('a long name keeps its extension and whole characters', () => {
  expect(fileName(`${'а'.repeat(500)}.docx`, plain)).toBe(`${'а'.repeat(195)}.docx`)
  const faces = fileName(`${'😀'.repeat(300)}.pdf`, 'application/pdf')
  expect(faces.length).toBeLessThanOrEqual(200)
  expect(faces.isWellFormed() && faces.endsWith('.pdf')).toBe(true)
})

test('an extension is what stands after the last dot', () => {
  expect(['a.TAR.GZ', 'a', 'a.', `a.${'b'.repeat(20)}`].map(extensionOf)).toEqual(['gz', '', '', ''])
})
