import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { causeOf } from './causes.mjs'

let folder
const file = (name) => path.join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const packages = {
    '': {},
    'node_modules/server': { version: '1.0.0' },
    'node_modules/tests': { version: '1.0.0', dev: true },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  }
  writeFileSync(file('package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(file('.npmrc'), '')
  standIn('')
})

/** In place of npm: notes what it was asked for, installs as asked, then does `more`. */
function standIn(more) {
  writeFileSync(
    file('npm.cjs'),
    `const fs = require('fs')
    fs.appendFileSync('asked', process.argv.slice(2, 4).join(' ') + '\\n')
    const names = process.argv.includes('--omit=dev') ? ['server'] : ['server', 'tests']
    for (const name of names) {
      fs.mkdirSync('node_modules/' + name, { recursive: true })
      fs.writeFileSync('node_modules/' + name + '/package.json', '{}')
    }
    ${more}`,
  )
}
function run(module, act) {
  const at = JSON.stringify(path.join(import.meta.dirname, module))
  const code = `import * as own from ${at}; ${act}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: file('npm.cjs') },
  })
}
const install = (needsAll) => run('packages.mjs', `await own.installPackages(${needsAll})`)
const asked = () => readFileSync(file('asked'), 'utf8').trim().split('\n')

test('to run, only what runs is installed, once; tests put theirs on top', () => {
  expect(install(false).status).toBe(0)
  install(false)
  expect(asked()).toEqual(['ci --omit=dev'])
  expect(existsSync(file('node_modules/tests'))).toBe(false)
  install(true)
  install(true)
  install(false)
  expect(asked()).toEqual(['ci --omit=dev', 'install --no-save'])
})

test('a changed lockfile installs anew, and whoever had the tests’ packages keeps them', () => {
  install(true)
  const text = readFileSync(file('package-lock.json'), 'utf8')
  writeFileSync(file('package-lock.json'), text.replace('1.0.0', '1.0.1'))
  install(false)
  expect(asked().map((line) => line.split(' ').slice(0, 1).join())).toEqual(['ci', 'ci'])
  expect(asked().join()).not.toContain('omit')
})

test('a package that somebody has removed comes back', () => {
  install(false)
  rmSync(file('node_modules/server'), { recursive: true })
  install(false)
  expect(asked()).toHaveLength(2)
  expect(existsSync(file('node_modules/server/package.json'))).toBe(true)
})

test('a failed installation names cause and remedy, ends with 1 and is begun anew next time', () => {
  standIn(`console.error('npm error code ENOTFOUND'); process.exitCode = 1`)
  const failed = install(false)
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('Установка пакетов не удалась: нет связи с registry.npmjs.org. Проверьте сеть')
  standIn('')
  expect(install(false).status).toBe(0)
  expect(asked()).toHaveLength(2)
})

test('a computer whose own Node is new enough fetches none, and a link to a fetched one goes', () => {
  mkdirSync(file('node_modules/.bin'), { recursive: true })
  symlinkSync('../somewhere/node', file('node_modules/.bin/node'))
  const { stdout, status } = run(
    'own-node.mjs',
    'await own.installNode(); console.log(own.ownNode().command === process.execPath)',
  )
  expect([status, stdout.trim()]).toEqual([0, 'true'])
  expect(existsSync(file('asked'))).toBe(false)
  expect(readdirSync(file('node_modules/.bin'))).toEqual([])
})

test.each([
  ['npm error code ENOSPC', 'на диске нет места. Освободите'],
  ['npm error code EACCES\nnpm error path /root/.npm', 'нет прав на папку программы или на кэш npm. Запустите'],
  ['npm error code EAI_AGAIN', 'нет связи с registry.npmjs.org. Проверьте'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'прокси. Укажите'],
  ['npm error code EINTEGRITY', 'npm cache clean --force'],
  ['npm error code ETARGET', 'npm config get registry'],
  ['npm error code EUSAGE\n`npm ci` can only install packages when', 'git checkout package.json package-lock.json'],
  ['npm error code ENOTEMPTY', 'Удалите папку node_modules'],
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'vite'", 'пакеты установлены не полностью. Удалите'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'не хватает памяти. Закройте'],
  ['something new', 'причина в строках выше'],
])('«%s» is told with what to do', (said, words) => expect(causeOf(said)).toContain(words))
