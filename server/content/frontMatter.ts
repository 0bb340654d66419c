/** The lines `name: value` between two `---`, and the text below them. */
export const parseFrontMatter = (text: string): { front: Record<string, string>; body: string } => {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('A text must start with front matter between ---')
  const pairs = head.split('\n').map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
  })
  return { front: Object.fromEntries(pairs), body: body.trim() }
}
