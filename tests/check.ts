// All checks that need no running program; the exit code is the number of those that failed.
import { spawnSync } from 'node:child_process'
import { catalogueComplaints } from './catalogue.ts'
import { lockfileComplaints, lockfiles } from './lockfile.ts'

/** Runs a program that is silent about what is well. */
const program =
  (command: string, ...args: string[]) =>
  (): string[] => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return status === 0 ? [] : [error?.message ?? `${stdout}${stderr}`]
  }
const checks: Record<string, () => string[]> = {
  'типы сервера': program('tsc', '-p', 'tsconfig.server.json'),
  'типы страниц': program('tsc', '-p', 'tsconfig.web.json'),
  'типы проверок в браузере': program('tsc', '-p', 'tsconfig.e2e.json'),
  'правила кода': program('oxlint', '--quiet'),
  оформление: program('oxfmt', '--check'),
  'лишние файлы и зависимости': program('knip'),
  'полнота package-lock.json': () => lockfiles.flatMap(lockfileComplaints),
  'неизменность миграций': program('node', 'database/tools/sums.ts', '--verify'),
  'типы базы данных': program('node', 'database/tools/types.ts', '--verify'),
  'каталог текстов': catalogueComplaints,
  'картинки страниц': program('node', 'tests/icons.ts', '--verify'),
  'шрифты страниц': program('node', 'tests/fonts.ts', '--verify'),
  'таблица настроек': program('node', 'tests/settings-table.ts', '--verify'),
}

const outcomes = Object.entries(checks).map(([name, check]) => {
  const begun = performance.now()
  const complaints = check()
  console.log(
    `${complaints.length === 0 ? 'да ' : 'НЕТ'} ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} с`,
  )
  for (const complaint of complaints) console.log(complaint)
  return complaints.length === 0
})
const failed = outcomes.filter((good) => !good).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed
