// The package has no types. These are the parts of it that are read.
declare module 'mt940js' {
  interface LineTag {
    id: 61
    fields: { date: Date; entryDate: Date | ''; amount: number; bankReference: string; extraDetails: string }
  }
  interface OtherTag {
    id: 20 | 21 | 25 | 28 | 60 | 62 | 64 | 65 | 86 | 'NS' | 'MB'
    data: string
  }
  export class Parser {
    constructor(options: { no86Structure: true })
    /** Throws where the text is no statement, or its lines do not add up to its balances. */
    parse(
      text: string,
      withTags: true,
    ): { accountIdentification: string; currency: string; tags: (LineTag | OtherTag)[] }[]
  }
}
