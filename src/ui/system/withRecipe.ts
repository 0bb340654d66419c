import type { RecipeDefinition, RecipeVariantProps, SlotRecipeDefinition } from '@chakra-ui/react'
import { createElement, type ComponentProps, type ComponentType, type ElementType, type JSX } from 'react'

type AnyRecipe = RecipeDefinition | SlotRecipeDefinition
type Props<Part extends ElementType, Recipe extends AnyRecipe> = RecipeVariantProps<Recipe> &
  Omit<ComponentProps<Part>, 'recipe' | keyof RecipeVariantProps<Recipe>>

/**
 * A component of Chakra with a recipe of the kit, whose variants become its props. The recipe travels with the component
 * instead of the theme: a page loads the recipes of what it shows.
 */
export const withRecipe =
  <Part extends ElementType, const Recipe extends AnyRecipe>(part: Part, recipe: Recipe) =>
  (props: Props<Part, Recipe>): JSX.Element =>
    createElement(part as ComponentType<object>, { recipe, ...props })
