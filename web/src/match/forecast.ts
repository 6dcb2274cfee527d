/** The price and the gains of an action, each as a list of short phrases. */
export interface Forecast {
  price: string[];
  gains: string[];
}
