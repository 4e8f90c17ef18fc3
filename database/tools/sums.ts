// Migrations only move forward: `node database/tools/sums.ts` notes the sums of new files, `--verify` compares all of them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrations } from '#platform/server/migrate.ts'

const file = path.join(import.meta.dirname, '../migrations/migrations.sum')
const noted = readNoted()
const migrations = readMigrations()
const present = new Set(migrations.map(({ name }) => name))

const changed = migrations.filter(({ name, sum }) => noted.has(name) && noted.get(name) !== sum).map(({ name }) => name)
const removed = [...noted.keys()].filter((name) => !present.has(name))
const fresh = migrations.filter(({ name }) => !noted.has(name))

for (const name of changed) console.error(`${name}: файл изменён; изменения вносятся новым файлом`)
for (const name of removed) console.error(`${name}: файл исчез`)
if (process.argv.includes('--verify')) {
  for (const { name } of fresh) console.error(`${name}: нет в migrations.sum; выполните npm run migrations:seal`)
  process.exitCode = changed.length + removed.length + fresh.length > 0 ? 1 : 0
} else if (changed.length + removed.length > 0) {
  process.exitCode = 1
} else {
  writeFileSync(file, migrations.map(({ name, sum }) => `${sum}  ${name}\n`).join(''))
}

function readNoted(): Map<string, string> {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
  } catch {
    return new Map()
  }
}
