import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder, requireRoom } from './data-folder.ts'

function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'data-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a file in the place of the folder is named', () => {
  const file = path.join(freshFolder(), 'school')
  writeFileSync(file, '')
  expect(() => makeDataFolder(file)).toThrow(`Здесь лежит файл, а не папка: ${file}`)
})

test('a disk without room is named before anything is written', () => {
  const folder = freshFolder()
  requireRoom(folder, 1)
  expect(() => requireRoom(folder, 1e12)).toThrow('На диске мало места')
})
