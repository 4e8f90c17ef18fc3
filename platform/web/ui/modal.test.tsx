import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Modal } from './modal.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      {isOpen ? (
        <Modal opened onClose={() => setOpen(false)} title="Окно" withCloseButton={false}>
          <button type="button" data-autofocus>
            Внутри
          </button>
        </Modal>
      ) : null}
    </MantineProvider>
  )
}

it('gives the focus back to what opened it, though it leaves the page at once', () => {
  render(<Page />)
  const opener = screen.getByText('Открыть')
  opener.focus()
  fireEvent.click(opener)
  screen.getByText('Внутри').focus()
  fireEvent.keyDown(screen.getByText('Внутри'), { key: 'Escape' })
  expect(screen.queryByText('Внутри')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
