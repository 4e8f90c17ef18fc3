import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FormFoot } from './form-foot.tsx'
import { FormLine } from './form-line.tsx'

const show = (foot: ReactNode, onSubmit = vi.fn()) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {foot}
        </form>
      </MantineProvider>
    </I18nProvider>,
  )
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

describe('the foot of a form', () => {
  it('submits the form, and in a dialog stands last', () => {
    const submit = vi.fn()
    const cancel = vi.fn()
    show(
      <FormFoot onCancel={cancel}>
        <button type="button">В архив</button>
      </FormFoot>,
      submit,
    )
    expect(names()).toEqual(['В архив', 'Отмена', 'Сохранить'])
    fireEvent.click(button('Сохранить'))
    expect(submit).toHaveBeenCalledOnce()
    fireEvent.click(button('Отмена'))
    expect(cancel).toHaveBeenCalledOnce()
    expect(submit).toHaveBeenCalledOnce()
  })
  it('begins with its action on a page', () => {
    show(<FormFoot isOnPage cancel="Вернуть как было" isCancelDisabled onCancel={vi.fn()} />)
    expect(names()).toEqual(['Сохранить', 'Вернуть как было'])
    expect(button('Вернуть как было')).toHaveProperty('disabled', true)
  })
  it('does what it is given instead of submitting', () => {
    const submit = vi.fn()
    const act = vi.fn()
    show(<FormFoot action="Далее" onAction={act} focus="action" />, submit)
    fireEvent.click(button('Далее'))
    expect(act).toHaveBeenCalledOnce()
    expect(submit).not.toHaveBeenCalled()
    expect(button('Далее').dataset['autofocus']).toBe('true')
  })
  it('can not be pressed while it is sending, nor where there is nothing to save', () => {
    const { unmount } = show(<FormFoot isSending />)
    expect(button('Сохранить')).toHaveProperty('disabled', true)
    unmount()
    show(<FormFoot isDisabled />)
    expect(button('Сохранить')).toHaveProperty('disabled', true)
  })
})

describe('a form of one line', () => {
  it('is submitted by the button at its end, and not while it has nothing to send', () => {
    const submit = vi.fn()
    const { unmount } = show(
      <FormLine action="Добавить" isBare>
        <input aria-label="Название" />
      </FormLine>,
      submit,
    )
    fireEvent.click(button('Добавить'))
    expect(submit).toHaveBeenCalledOnce()
    unmount()
    show(
      <FormLine action="Добавить" isDisabled>
        <input aria-label="Название" />
      </FormLine>,
    )
    expect(button('Добавить')).toHaveProperty('disabled', true)
  })
})
