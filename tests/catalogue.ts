import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'locales'

/** Whether locales/*.po hold exactly the texts of the web app; leaves the files as they were. */
export function catalogueComplaints(): string[] {
  const before = readCatalogues()
  const extracted = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' })
  const differing = [...readCatalogues()].filter(([name, text]) => text !== before.get(name)).map(([name]) => name)
  for (const name of differing) restore(name, before.get(name))
  if (extracted.status !== 0) return [extracted.stdout + extracted.stderr]
  return differing.map((name) => `Тексты разошлись с ${name}: выполните npm run texts`)
}

function readCatalogues(): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}

function restore(name: string, text: string | undefined): void {
  if (text === undefined) rmSync(path.join(folder, name))
  else writeFileSync(path.join(folder, name), text)
}
