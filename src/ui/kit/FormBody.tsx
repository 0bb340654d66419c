import { chakra } from '@chakra-ui/react'

/** A form whose fields are one below the other; the product checks and words them, not the browser. */
export const FormBody = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '4' } },
  { defaultProps: { noValidate: true } },
)

export const FormEnd = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    marginTop: '2',
    // A thumb reaches the whole width.
    '& > [type=submit]': { flex: { base: '1 1 100%', sm: '0 0 auto' } },
    '& > [type=submit] > span:first-of-type': { flex: '1' },
    '& > [type=submit] > span:only-child': { justifyContent: 'center' },
  },
})
