// Writes into the lockfiles where each package is to be fetched.
import { lockfiles, writeAddresses } from './lockfile.ts'

for (const file of lockfiles) writeAddresses(file)
