import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder, ownSecret, requireRoom } from './data-folder.ts'

function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'data-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the secret is made once, for us only, and leaves nothing beside it', () => {
  const folder = freshFolder()
  const secret = ownSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(ownSecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})

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
