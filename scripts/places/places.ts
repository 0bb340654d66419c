import { writeFileSync } from 'node:fs'
import { outlinesFile, outlinesText } from './mapData'
import { townsFile, townsText } from './townData'

/** Writes the towns and the outlines of countries from the packages of this folder: once a year is enough. */
writeFileSync(townsFile, townsText())
writeFileSync(outlinesFile, outlinesText())
process.stdout.write(`Written: ${townsFile}, ${outlinesFile}\n`)
