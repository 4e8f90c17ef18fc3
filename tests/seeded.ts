import fc from 'fast-check'
import { testSeed } from './seed.ts'

// properties draw the same values for the same commit; a failure prints the seed again
fc.configureGlobal({ seed: testSeed() })
