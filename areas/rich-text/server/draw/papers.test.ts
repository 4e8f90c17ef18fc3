import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import type { Block, Inline, Mark, RichText, TableCell } from '../../rules/nodes.ts'
import type { Paper } from '../../contract/paper.ts'
import { drawPapers } from './draw-papers.ts'
import { writeDocx } from './write-docx.ts'
import { paperHtml } from './write-html.ts'

const drawing = { origin: 'https://school.example.kz', pictures: {} }
const said = (text: string, ...marks: Mark['type'][]): Inline => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type }) as Mark),
})
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const cell = (text: string, type: TableCell['type'] = 'tableCell', attrs: TableCell['attrs'] = {}): TableCell => ({
  type,
  attrs,
  content: [paragraph(said(text))],
})
const doc = (...content: Block[]): RichText => ({ type: 'doc', content })
const paper = (text: RichText, more: Partial<Paper> = {}): Paper => ({
  title: 'Справка',
  texts: [{ language: 'ru', text }],
  head: null,
  signatures: [],
  seal: null,
  footer: 'Справка',
  ...more,
})
const rows = (count: number, of = (index: number) => `ученик ${index}`) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'tableRow' as const,
    content: [cell(String(index + 1)), cell(of(index))],
  }))
const head = { type: 'tableRow' as const, content: [cell('№', 'tableHeader'), cell('Фамилия', 'tableHeader')] }
const sentence = 'Настоящим подтверждается, что Ахметова Айгерім Нұрланқызы обучается в 7А классе. '
const pages = async (given: Paper) => pdfText(await drawPapers([given], drawing), ' ')
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const whole = doc(
  { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [said('СПРАВКА')] },
  {
    type: 'paragraph',
    attrs: { textAlign: 'justify' },
    content: [
      said(sentence.repeat(3)),
      said('жирно', 'bold'),
      said(' и '),
      said('курсивом', 'italic'),
      { type: 'hardBreak' },
    ],
  },
  paragraph(said('Әліппе: ә ғ қ ң ө ұ ү һ і '), said('2', 'superscript')),
  {
    type: 'orderedList',
    content: [
      { type: 'listItem', content: [paragraph(said('первое')), paragraph(said('продолжение'))] },
      {
        type: 'listItem',
        content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(said('внутри'))] }] }],
      },
    ],
  },
  {
    type: 'table',
    content: [head, { type: 'tableRow', content: [cell('на оба', 'tableCell', { colspan: 2 })] }, ...rows(3)],
  },
  { type: 'horizontalRule' },
  paragraph({ type: 'text', text: 'сайт', marks: [{ type: 'link', attrs: { href: '/students' } }] }),
)

test('the same words in a PDF, in Word and in a letter', async () => {
  const given = paper(whole, {
    signatures: [{ post: 'Заместитель директора', name: 'В. А. Ким', date: '20.11.2026', onBehalf: 'за директора' }],
    seal: { code: 'ABCD-EFGH', url: 'https://school.example.kz/document?code=ABCD-EFGH', lines: ['Подписано'] },
  })
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx([given], drawing)) })
  const html = paperHtml(given, drawing.origin)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
  const pdf = (await pages(given)).join(' ')
  // signs of lists are Word's own, and the foot of a page stands beside its text
  const bare = (text: string) => wordsOf(text).replaceAll(/ (\d\.|[•–▪])(?= )/g, '')
  const words = (text: string) =>
    bare(text)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const sorted = (text: string) => words(text).toSorted().join(' ')
  expect(sorted(value)).toBe(sorted(html))
  for (const word of words(value)) expect(pdf).toContain(word)
  expect(words(pdf).length).toBe(words(value).length + words('Справка ABCD-EFGH').length)
  expect(wordsOf(pdf)).toContain('Ахметова Айгерім Нұрланқызы')
  expect(pdf).not.toContain('�')
})

test('a letter holds words alone, whatever they are', () => {
  const given = paper(doc(paragraph(said('<script>alert("1")</script>'), said("'&"))))
  expect(paperHtml(given, '')).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')
  expect(paperHtml(paper(whole), 'https://school.example.kz')).toContain('href="https://school.example.kz/students"')
})

test('a long table goes on page after page under its head, each page with its number', async () => {
  const drawn = await pages(paper(doc({ type: 'table', content: [head, ...rows(120)] })))
  expect(drawn.length).toBe(4)
  for (const [index, page] of drawn.entries()) {
    expect(wordsOf(page)).toContain('№ Фамилия')
    expect(page).toContain(`стр. ${index + 1} из 4`)
  }
  expect(drawn.join(' ').match(/ученик \d+/g)).toHaveLength(120)
})

test('a row higher than a page goes on to the next one, and loses nothing', async () => {
  const long = Array.from({ length: 900 }, (_, index) => `слово${index}`).join(' ')
  const drawn = await pages(paper(doc({ type: 'table', content: [head, ...rows(1, () => long)] })))
  expect(drawn.length).toBeGreaterThan(1)
  expect(new Set(drawn.join(' ').match(/слово\d+/g)).size).toBe(900)
})

test('a heading is not left alone at the foot of a page, nor a signature without its text', async () => {
  const heading: Block = { type: 'heading', attrs: { level: 2 }, content: [said('ЗАГОЛОВОК')] }
  const signatures = [{ post: 'Директор', name: 'ПОДПИСЬ', date: null, onBehalf: null }]
  for (let lines = 30; lines < 48; lines++) {
    const filled = Array.from({ length: lines }, () => paragraph(said('строка')))
    const drawn = await pages(paper(doc(...filled, heading, paragraph(said('ТЕКСТ'))), { signatures }))
    const of = (word: string) => drawn.findIndex((page) => page.includes(word))
    expect(of('ЗАГОЛОВОК')).toBe(of('ТЕКСТ'))
    expect(of('ПОДПИСЬ')).toBe(of('ТЕКСТ'))
  }
})

test('two languages stand side by side, what is under them under the longer one', async () => {
  const texts: Paper['texts'] = [
    { language: 'kk', text: doc(paragraph(said('Анықтама '.repeat(900)))) },
    { language: 'ru', text: doc(paragraph(said('Справка'))) },
  ]
  const signatures = [{ post: 'Директор', name: 'ПОДПИСЬ', date: null, onBehalf: null }]
  const drawn = await pages({ ...paper(whole), texts, signatures })
  expect(drawn.length).toBeGreaterThan(1)
  expect(drawn.at(-1)).toContain('ПОДПИСЬ')
  expect(drawn[0]).not.toContain('ПОДПИСЬ')
  expect(drawn[0]).toContain('Справка')
})

test('an empty text, an end of a page first and last, and cells that reach further than the table are drawn', async () => {
  const reaching = cell('вниз', 'tableCell', { rowspan: 9 })
  const odd = doc(
    { type: 'pageBreak' },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [reaching, cell('а')] },
        { type: 'tableRow', content: [cell('б')] },
      ],
    },
    { type: 'pageBreak' },
  )
  expect(await pages(paper(doc({ type: 'paragraph' })))).toHaveLength(1)
  expect(wordsOf((await pages(paper(odd))).join(' '))).toContain('вниз')
  expect((await writeDocx([paper(odd)], drawing)).length).toBeGreaterThan(1000)
})

/** The goal is 20 ms for a page; a busy machine gets several times as much. */
const maxCpuMs = 6_000
test('a hundred papers of a page in the time of a processor', async () => {
  const before = process.cpuUsage()
  const bytes = await drawPapers(
    Array.from({ length: 100 }, () => paper(whole)),
    drawing,
  )
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(maxCpuMs)
  expect(pdfText(bytes)).toHaveLength(100)
})
