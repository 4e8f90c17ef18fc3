import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LastResort } from './last-resort.tsx'

function Falling(): never {
  throw new Error('a file of the program did not come')
}

it('stands in the place of what fell over, and offers to open the page anew', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <I18nProvider i18n={i18n}>
      <LastResort>
        <Falling />
      </LastResort>
    </I18nProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Страница не открылась')
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeTruthy()
})
