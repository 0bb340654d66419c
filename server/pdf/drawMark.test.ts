import { readFileSync } from 'node:fs'
import { projectPath } from '../db/root'
import { markPaths } from './drawMark'

it('draws the paths of the mark that the pages show', () => {
  const svg = readFileSync(projectPath('public/mark.svg'), 'utf8')
  for (const path of Object.values(markPaths)) expect(svg).toContain(`d="${path}"`)
})
