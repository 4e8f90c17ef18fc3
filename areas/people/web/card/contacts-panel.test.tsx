import { msg } from '@lingui/core/macro'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { PersonCard } from '../../contract/people.ts'
import { ContactsPanel } from './contacts-panel.tsx'

const open = async (given: Partial<PersonCard>) => {
  const person = { id: 9, phone: null, email: null, may_edit: false, ...given } as PersonCard
  const Shown = () => (
    <>
      <p>Карточка</p>
      <ContactsPanel person={person} />
    </>
  )
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Карточка`, component }], '/shown', {})
  await screen.findByText('Карточка')
}
const addition = () => screen.queryByRole('link', { name: 'Добавить' })

test('who keeps the record sees that nothing is known, and adds it from here', async () => {
  await open({ may_edit: true })
  expect(screen.getByText('Ни телефона, ни почты не записано')).toBeTruthy()
  expect(addition()?.getAttribute('href')).toBe('/passport/PassportEditor?person=9')
})

test('to others nothing stands where nothing is known', async () => {
  await open({})
  expect(screen.queryByText('Контакты')).toBeNull()
})

test('a phone and a mailbox are links, and what is missing is added by whoever keeps the record alone', async () => {
  await open({ phone: '+77011112233', email: 'dana@school.kz' })
  expect(screen.getByRole('link', { name: /701/ }).getAttribute('href')).toBe('tel:+77011112233')
  expect(screen.getByRole('link', { name: 'dana@school.kz' }).getAttribute('href')).toBe('mailto:dana@school.kz')
  expect(addition()).toBeNull()
  cleanup()
  await open({ phone: '+77011112234', may_edit: true })
  expect(addition()).toBeTruthy()
})
