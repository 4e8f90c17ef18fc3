import { expect, test } from 'vitest'
import { proposeClassLevel } from './class-level.ts'
import type { FetYear } from './fet-file.ts'

const year = (name: string, groups: Record<string, string[]> = {}): FetYear => ({
  name,
  size: 0,
  groups: Object.entries(groups).map(([group, subgroups]) => ({
    name: group,
    size: 0,
    subgroups: subgroups.map((subgroup) => ({ name: subgroup, size: 0 })),
  })),
})

test.each([
  ['no groups at all', [year('5'), year('6')], 'years'],
  ['years named as classes', [year('5А', { '5А-1': [], '5А-2': [] })], 'years'],
  ['parallels of classes', [year('07', { '07a': ['07a1', '07a2'], '07b': [] })], 'groups'],
  ['one class among many is named otherwise', [year('8', { '8 а': [], '8 б': [], ny: [] })], 'groups'],
  ['divisions that overlap', [year('5', { мальчики: ['м1', 'м2'], англ1: ['м1', 'д1'] })], 'years'],
  ['names say nothing', [year('лисы', { первая: [], вторая: [] })], 'years'],
] as const)('%s', (_, years, level) => {
  expect(proposeClassLevel([...years]).level).toBe(level)
})
