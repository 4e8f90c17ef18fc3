import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryFlags } from '#apps/server/start/memory-flags.ts'
import { serviceUnit } from './unit.ts'

const service = { folder: '/srv/shanyraq', node: '/srv/node', settings: '/etc/shanyraq.env', isSystem: true }

test('the service comes back after whatever ended it, and leaves a database that goes on to the next start', () => {
  const unit = serviceUnit(service)
  const start = `node ${memoryFlags.join(' ')} apps/server/main.ts`
  expect(unit).toContain(`ExecStart=/srv/${start}\n`)
  // by hand it starts alike
  expect(readFileSync('package.json', 'utf8')).toContain(`"start": "${start} --pages"`)
  expect(unit).toContain('EnvironmentFile=/etc/shanyraq.env\n')
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^KillMode=process$/m)
  // a database of a school takes up to 90 seconds to stop in good order
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(90)
})

test('of one user it starts with the user, of the machine with the machine', () => {
  expect(serviceUnit(service)).toContain('WantedBy=multi-user.target')
  expect(serviceUnit({ ...service, isSystem: false })).toContain('WantedBy=default.target')
})
