export { sampleSession } from './sample-session.ts'
export { sampleJournal } from './sample-journal.ts'
export { speakForTests } from './speak.ts'
