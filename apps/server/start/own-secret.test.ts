import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownSecret } from './own-secret.ts'

test('the secret is made once, for us only, and leaves nothing beside it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'own-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secret = ownSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(ownSecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})
