// Linear equations with a symmetric positive definite matrix, as fitting weights brings them up.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace tacit::tools {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

// The x with matrix * x = right, by Cholesky's decomposition. Only the lower half of the matrix is read.
inline Vector solved(Matrix matrix, Vector right) {
  Matrix& m = matrix;
  Vector& b = right;
  const std::size_t n = b.size();
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < j; ++k) m[j][j] -= m[j][k] * m[j][k];
    m[j][j] = std::sqrt(m[j][j]);
    for (std::size_t i = j + 1; i < n; ++i) {
      for (std::size_t k = 0; k < j; ++k) m[i][j] -= m[i][k] * m[j][k];
      m[i][j] /= m[j][j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= m[i][k] * b[k];
    b[i] /= m[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= m[k][i] * b[k];
    b[i] /= m[i][i];
  }
  return right;
}

}  // namespace tacit::tools
