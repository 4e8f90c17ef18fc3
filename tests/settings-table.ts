// The table of settings in README.md: `node tests/settings-table.ts` writes it, `--verify` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '#apps/server/start/settings.ts'

const file = 'README.md'
const [begin, end] = ['<!-- settings:begin -->', '<!-- settings:end -->']

const rows = Object.values(settingsTable).map(
  ({ name, meaning, byDefault }) => `| \`${name}\` | ${meaning} | ${byDefault} |`,
)
const table = ['| переменная | что задаёт | по умолчанию |', '|---|---|---|', ...rows].join('\n')

/** The formatter widens columns. */
const unpadded = (markdown: string) => markdown.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-')

const text = readFileSync(file, 'utf8')
const [before, rest] = text.split(begin)
const after = rest?.split(end)[1]
const expected = `${before}${begin}\n\n${table}\n\n${end}${after}`

if (after === undefined) {
  console.error(`В ${file} нет места для таблицы: строк ${begin} и ${end}`)
  process.exitCode = 1
} else if (!process.argv.includes('--verify')) {
  writeFileSync(file, expected)
} else if (unpadded(text) !== unpadded(expected)) {
  console.error(`Таблица настроек в ${file} устарела: выполните npm run settings:table`)
  process.exitCode = 1
}
