export { sampleDesk } from './sample-desk.ts'
export { sampleJournal } from './sample-journal.ts'
export { speakForTests } from './speak.ts'
