import { Eye, EyeOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import { failureOf } from '../../../api/failureOf'
import { usePublishDogResultsMutation } from '../../../api/results/dogResultApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { InPerson } from '../../account/shared/InPerson'
import { showResultMessages as messages } from '../dogResultMessages'

/** Whether everyone may see a dog's results: its owner decides. */
export const ShowDogResults = ({ dog: { slug, name, publicResults = false } }: { dog: Dog }) => {
  const [publish, published] = usePublishDogResultsMutation(useCallKey('show results'))
  const failure = failureOf(published)
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <p role="status">
        <FormattedMessage {...(publicResults ? messages.shown : messages.hidden)} values={{ dog: name }} />{' '}
        {publicResults && (
          <TextLink asChild>
            <Link to={fill(paths.dogResults, { slug })}>
              <FormattedMessage {...messages.link} values={{ dog: name }} />
            </Link>
          </TextLink>
        )}
      </p>
      <InPerson>
        <Button
          variant="outline"
          icon={publicResults ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          pending={published.isLoading}
          onClick={() => void publish({ slug, isPublic: !publicResults })}
        >
          <FormattedMessage {...(publicResults ? messages.hide : messages.show)} />
        </Button>
      </InPerson>
      {failure && <FormError>{failure.message}</FormError>}
    </Section>
  )
}
