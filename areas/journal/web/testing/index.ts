export { openedSession } from './opened-session.ts'
export { sampleSession } from './sample-session.ts'
export { sampleJournal } from './sample-journal.ts'
export { speakForTests } from './speak.ts'
