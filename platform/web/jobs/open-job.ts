import { createStore } from '../store.ts'

/** The job whose dialog is open, `list` for all of them, or null. */
export const openedJob = createStore<number | 'list' | null>(null)
/** Shows the progress of a job just begun; its dialog can be closed and found again in the top bar. */
export const showJob = (id: number): void => openedJob.set(id)
