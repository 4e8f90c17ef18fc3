import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyUpdate, useIsUpdateReady, watchForUpdates } from './update.ts'

/** As much of a worker as the page sees. */
class Worker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}
let container: EventTarget & { controller: object | null }
const reload = vi.fn()
beforeEach(() => {
  container = Object.assign(new EventTarget(), { controller: {} })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => void reload.mockClear())

const watch = (registration: Registration) => watchForUpdates(registration as unknown as ServiceWorkerRegistration)
const Shown = () => <p>{useIsUpdateReady() ? 'newer' : 'newest'}</p>

test('the first worker of a device offers nothing', () => {
  container.controller = null
  const [registration, worker] = [new Registration(), new Worker()]
  watch(registration)
  render(<Shown />)
  act(() => {
    registration.find(worker)
    worker.become('installed')
  })
  expect(screen.getByText('newest')).toBeTruthy()
})

test('a newer version is offered once it waits, takes over when asked, and the page opens anew', () => {
  const [registration, worker] = [new Registration(), new Worker()]
  watch(registration)
  render(<Shown />)
  act(() => registration.find(worker))
  expect(screen.getByText('newest')).toBeTruthy()
  act(() => worker.become('installed'))
  expect(screen.getByText('newer')).toBeTruthy()
  expect(worker.messages).toEqual([])
  applyUpdate()
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that waited before the page was opened is offered too', () => {
  const registration = new Registration()
  registration.waiting = new Worker()
  watch(registration)
  applyUpdate()
  expect(registration.waiting.messages).toEqual([{ type: 'SKIP_WAITING' }])
})
