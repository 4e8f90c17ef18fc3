import { fireEvent, screen, waitFor } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { AttestationCard } from '../../contract/attestation.ts'
import { AttestationCardPart } from './attestation-card.tsx'

const line: AttestationCard = {
  id: 1,
  course: { id: 1, title: 'Алгебра', colour: null },
  parallel: 9,
  profile: '',
  hours: 3,
  grading_mode: 'every_quarter',
  has_exam: false,
  groups_count: 2,
  quarters: [],
  asked: null,
  works: [],
  template: { version: 0, works: [] },
  line: { component: 'state', hours_year: null, subgroups: 1, version: 1 },
}
const path = '/api/courses/attestation/1'
let shown = line
const open = (write: string[]) => {
  const component = () => <AttestationCardPart id={1} />
  openPage([{ id: 'card', path: '/card', access: signedIn(), title: msg`Аттестация`, component }], '/card', {
    permissions: { read: ['crs_attestation', 'crs_course'], write },
  })
}
beforeEach(() => {
  http.reset()
  shown = line
  http.answer(path, (request) => {
    if (request.method === 'PATCH') shown = { ...line, has_exam: true }
    return [200, shown]
  })
})
const exam = () => screen.findByRole<HTMLInputElement>('switch', { name: /Экзамен в конце года/ })

test('an exam is planned by a switch', async () => {
  open(['crs_attestation'])
  fireEvent.click(await exam())
  await waitFor(async () => expect((await exam()).checked).toBe(true))
  const [sent] = http.requests(path).filter(({ method }) => method === 'PATCH')
  expect(JSON.parse(String(sent?.body))).toEqual({ has_exam: true })
})

test('who only reads sees whether there is one', async () => {
  open([])
  expect((await exam()).disabled).toBe(true)
})
