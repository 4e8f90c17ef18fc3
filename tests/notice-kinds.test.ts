import { expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { assembleNoticeKinds, defineNoticeKind } from '#platform/server/notice-kind.ts'
import { msg } from '#platform/contract/text.ts'
import { readSource, sourceFiles } from './structure/walls.ts'

const known = assembleNoticeKinds(areas).map(({ name }) => name)

test('every kind of notices that is defined is one of its area, so that its letters can be switched off', () => {
  const defined = sourceFiles()
    .filter((file) => /^areas\/.+(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...readSource(file).matchAll(/defineNoticeKind\('([^']+)'/g)].map(([, name]) => name))
  expect(new Set(defined)).toEqual(new Set(known))
})

test('stored names stay: what people have chosen hangs on them', () => {
  expect(known).toEqual([
    'evacuation.parents',
    'announcements.announcement',
    'journal.marks',
    'approvals.decide',
    'approvals.decided',
    'documents.task',
    'approvals.terms',
    'approvals.deputy',
    'documents.ready',
    'journal.absence',
    'journal.period',
    'journal.reopening_request',
    'journal.differs',
    'people.correction',
    'journal.completion',
    'register.prepared',
    'qualifications.category-ends',
    'access.sign_in',
    'access.impersonated',
    'access.second_factor',
    'notices.undelivered',
    'media.refused',
    'access.password',
    'access.mail',
    'access.reading',
    'school.disk',
  ])
})

test('two areas that name a kind alike are refused', () => {
  const kind = defineNoticeKind('a.b', { title: msg`–`, order: 1, byMail: false, concerns: () => true })
  expect(() => assembleNoticeKinds([{ noticeKinds: [kind] }, { noticeKinds: [kind] }])).toThrow('a.b is declared twice')
})
