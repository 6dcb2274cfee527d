/** What an action would cost and what it would bring, each as a list of things in words. */
export interface Forecast {
  price: string[];
  brings: string[];
}
