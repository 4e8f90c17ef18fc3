import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { endSession, leaveSession } from '#platform/web/api/refresh.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { keptForms } from '#platform/web/kept-input.ts'
import { fill } from '#platform/web/places.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { peopleWeb } from '../index.ts'
import { classChoices } from './class-choice.ts'

afterEach(() => http.reset())
const keeps = { read: ['usr_user', 'usr_family', 'pas_users'], write: ['usr_user', 'pas_users'] } as const
const open = (permissions: { read: readonly string[]; write: readonly string[] }) => {
  http.answer('/api/passport/own-fields/', () => [200, { items: [] }])
  openPage(peopleWeb.pages, '/passport/users/new-student', { permissions: permissions as never }, [
    fill(classChoices, [
      {
        id: 'class',
        access: signedIn(),
        component: ({ onChange }) => (
          <button type="button" onClick={() => onChange(7)}>
            выбрать 7А
          </button>
        ),
      },
    ]),
  ])
}
const type = (label: string, value: string, within_ = screen as ReturnType<typeof within>) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } })

test('one form, three clicks: class, parent who is known, accounts to be printed', async () => {
  const sent: unknown[] = []
  http.answer('/api/users/users/alike/', ({ body }) => {
    const isMother = String(body).includes('Новикова')
    const mother = { id: 51, full_name: 'Новикова Дана', kinds: [44], class: null, is_archived: false, by: 'name' }
    return [200, { items: isMother ? [mother] : [] }]
  })
  http.answer('/api/users/students/', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [
      200,
      {
        id: 9,
        full_name: 'Новиков Тимур',
        class: '7А',
        relatives: [{ id: 51, full_name: 'Новикова Дана', is_known: true }],
        accounts: [{ person_id: 9, full_name: 'Новиков Тимур', login: 'novikov.t', password: 'k7fm-x2hd-9wqa' }],
      },
    ]
  })
  open(keeps)
  const parent = within(await screen.findByRole('group', { name: 'Мать' }))
  const [surname, name] = [screen.getAllByLabelText('Фамилия')[0], screen.getAllByLabelText('Имя')[0]]
  if (!surname || !name) throw new Error('no fields')
  expect(document.activeElement).toBe(surname)
  fireEvent.change(surname, { target: { value: 'Новиков' } })
  fireEvent.change(name, { target: { value: 'Тимур' } })
  fireEvent.click(screen.getByRole('button', { name: 'выбрать 7А' }))
  type('Фамилия', 'Новикова', parent)
  type('Имя', 'Дана', parent)
  type('Телефон', '8 701 111 22 33', parent)
  expect(await screen.findByText(/Уже есть в школе/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Внести ученика' }))
  expect(await screen.findByText('k7fm-x2hd-9wqa')).toBeTruthy()
  expect(sent).toMatchObject([
    {
      surname: 'Новиков',
      class_id: 7,
      class_from: null,
      has_accounts: true,
      relatives: [{ kind: 'mother', person_id: null, is_other: false, person: { surname: 'Новикова' } }],
    },
  ])
  expect(screen.getByRole('button', { name: 'Распечатать' })).toBeTruthy()
})

test('who keeps no accounts is not asked for any; a parent’s refusal stands at the parent’s field', async () => {
  http.answer('/api/users/users/alike/', () => [200, { items: [] }])
  http.answer('/api/users/students/', () => [
    422,
    { detail: [{ loc: ['body', 'relatives', 0, 'person', 'phone'], msg: 'Ожидается один номер', type: 'rule' }] },
  ])
  open({ read: ['usr_user', 'usr_family'], write: ['usr_user'] })
  const parent = within(await screen.findByRole('group', { name: 'Мать' }))
  expect(screen.queryByText('Вход в школу')).toBeNull()
  for (const [index, value] of ['Новиков', 'Новикова'].entries()) {
    const field = screen.getAllByLabelText('Фамилия')[index]
    if (field) fireEvent.change(field, { target: { value } })
  }
  const own = screen.getAllByLabelText('Имя')[0]
  if (own) fireEvent.change(own, { target: { value: 'Тимур' } })
  type('Имя', 'Дана', parent)
  type('Телефон', '12', parent)
  fireEvent.click(screen.getByRole('button', { name: 'Внести ученика' }))
  await waitFor(() => expect(parent.getByText('Ожидается один номер')).toBeTruthy())
})

const surname = async () => {
  await screen.findByRole('group', { name: 'Мать' })
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Фамилия')
  if (!field) throw new Error('no field')
  return field
}
const keptHere = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join()
async function typeSurname() {
  http.answer('/api/users/users/alike/', () => [200, { items: [] }])
  open(keeps)
  fireEvent.change(await surname(), { target: { value: 'Новиков' } })
  await waitFor(() => expect(keptHere()).toContain('Новиков'))
}

test('what is typed of a child outlives a lost session, in one place', async () => {
  await typeSurname()
  endSession('lost')
  cleanup()
  open(keeps)
  expect(keptForms.get()).toEqual([])
  expect((await surname()).value).toBe('Новиков')
})

test('of who signs out nothing that was typed of a child stays', async () => {
  await typeSurname()
  await leaveSession(() => Promise.resolve())
  expect(keptHere()).toBe('')
  // the page stands until the browser has left it
  fireEvent.change(await surname(), { target: { value: 'Новикова' } })
  expect(keptHere()).toBe('')
})

test('nor is it there for another who signs in where a session was lost', async () => {
  await typeSurname()
  endSession('lost')
  cleanup()
  const exp = Math.floor(Date.now() / 1000) + 3600
  keepToken(`h.${btoa(JSON.stringify({ user_id: 2, client: 0, roles: [], permissions: {}, exp }))}.s`)
  expect(keptHere()).toBe('')
})
